import type { Plugin } from 'vite';

const question = 'var isReact19 = major >= 19;';

/**
 * Answers at build what react-helmet-async asks of React in every browser, whether it is 19 or later, so that what
 * it keeps for earlier versions is left out of the bundle.
 * @throws where the package no longer asks so.
 */
export function helmetForReact19(): Plugin {
  return {
    name: 'helmet-for-react-19',
    apply: 'build',
    transform: {
      filter: { id: /\/react-helmet-async\/lib\/index\.esm\.js$/ },
      handler(code) {
        if (!code.includes(question)) {
          this.error(
            `react-helmet-async no longer says "${question}": look for its new check, or remove this plugin`,
          );
        }
        return { code: code.replace(question, '').replaceAll('isReact19', 'true'), map: null };
      },
    },
  };
}
