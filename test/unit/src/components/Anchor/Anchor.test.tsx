import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Anchor } from '../../../../../src/components/Anchor/Anchor';

beforeEach(() => vi.stubEnv('BASE_URL', '/repo/'));
afterEach(() => vi.unstubAllEnvs());

const markup = (href: string) => renderToStaticMarkup(<Anchor href={href}>Words</Anchor>);

it.each([
  ['a page of the site', '/cases', '<a href="/repo/cases">Words</a>'],
  ['the home page', '/', '<a href="/repo/">Words</a>'],
  ['a place on a page', '/#approach', '<a href="/repo/#approach">Words</a>'],
  ['a place on the current page', '#contact', '<a href="#contact">Words</a>'],
  ['another site by its name alone', '//example.com/', '<a href="//example.com/">Words</a>'],
  ['an e-mail', 'mailto:hello@example.com', '<a href="mailto:hello@example.com">Words</a>'],
])('links to %s', (_, href, html) => {
  expect(markup(href)).toBe(html);
});
