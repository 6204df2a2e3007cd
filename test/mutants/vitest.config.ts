import { defineConfig } from 'vitest/config';
import site from '../../vite.config';

/** The unit tests alone, as Stryker runs them for each mutant. */
export default defineConfig({
  ...site,
  test: {
    ...site.test,
    reporters: [],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['test/unit/**/*.test.{ts,tsx}'],
          exclude: ['test/unit/**/*.dom.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: { name: 'dom', include: ['test/unit/**/*.dom.test.{ts,tsx}'], environment: 'happy-dom' },
      },
    ],
  },
});
