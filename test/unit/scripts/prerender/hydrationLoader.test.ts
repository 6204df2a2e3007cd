import { expect, it } from 'vitest';
import { hydrationLoader } from '../../../../scripts/prerender/hydrationLoader';

it('names the modules of the page', () => {
  expect(hydrationLoader(['/entry.js', '/page.js'])).toContain('const modules=["/entry.js","/page.js"];');
});

it('cannot end its script element, whatever the modules are called', () => {
  expect(hydrationLoader(['/</script>.js'])).not.toContain('<');
});
