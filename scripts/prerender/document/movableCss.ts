import { cssToken, OpenBrackets, unescapeCss } from './cssText.ts';

/**
 * Makes a style sheet mean the same wherever it stands: relative URLs become paths from the host's root, and layers
 * without a name get one, since each of them would be another layer if it was there twice.
 * @param from the path that relative URLs start from.
 */
export function makeMovable(css: string, from: string): string {
  const brackets = new OpenBrackets();
  let atRule = ''; // whose start is being read
  let hasName = false;
  let layers = 0;
  const nextLayer = () => {
    layers += 1;
    return `anonymous-${layers}`;
  };
  return css.replace(cssToken, (token) => {
    const around = brackets.innermost;
    brackets.read(token);
    if (token.startsWith('/*')) return token;
    if (token.startsWith('@')) {
      atRule = token.toLowerCase();
      hasName = false;
      return token;
    }
    if (/^[;{}]$/.test(token)) {
      const isAnonymous = token === '{' && atRule === '@layer' && !hasName;
      atRule = '';
      return isAnonymous ? ` ${nextLayer()}{` : token;
    }
    hasName = true;
    if (atRule === '@namespace') return token; // its URL is a name
    const isImported = atRule === '@import' && (around === undefined || around === '{');
    if (isImported && token.toLowerCase() === 'layer') return `layer(${nextLayer()})`;
    const isUrlString = isImported || /^(?:url|src|(?:-webkit-)?image-set)\($/.test(around ?? '');
    return /^url\(./is.test(token) || (/^["']/.test(token) && isUrlString) ? resolveUrl(token, from) : token;
  });
}

/** A string or a URL without quotes, whose URL starts at the host's root if it is relative. */
function resolveUrl(token: string, from: string): string {
  const [, inUrl, inString = ''] = /^(?:url\(\s*(.*?)\s*\)?|["'](.*?)["']?)$/is.exec(token) ?? [];
  const url = unescapeCss(inUrl ?? inString);
  if (/^(?:[a-z][\w+.-]*:|\/|#|$)/i.test(url)) return token;
  const { pathname, search, hash } = new URL(url, `http://host${from}`);
  const quoted = `"${(pathname + search + hash).replace(/["\\]/g, '\\$&')}"`;
  return inUrl === undefined ? quoted : `url(${quoted})`;
}
