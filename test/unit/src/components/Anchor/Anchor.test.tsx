import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Anchor } from '../../../../../src/components/Anchor/Anchor';

const markup = (href: string) =>
  renderToStaticMarkup(
    <StaticRouter basename="/repo/" location="/repo/impact">
      <Anchor href={href}>Words</Anchor>
    </StaticRouter>,
  );

it.each([
  ['a page of the site', '/cases', '<a href="/repo/cases" data-discover="true">Words</a>'],
  ['the home page', '/', '<a href="/repo/" data-discover="true">Words</a>'],
  ['a place on a page', '/#approach', '<a href="/repo/#approach" data-discover="true">Words</a>'],
  [
    'a place on the page in hand',
    '#contact',
    '<a href="/repo/impact#contact" data-discover="true">Words</a>',
  ],
  ['an e-mail', 'mailto:hello@example.com', '<a href="mailto:hello@example.com">Words</a>'],
  [
    'another site, which is told nothing of this one',
    'https://wa.me/1?text=Hello',
    '<a href="https://wa.me/1?text=Hello" rel="noopener noreferrer">Words</a>',
  ],
])('leads to %s', (_, href, html) => {
  expect(markup(href)).toBe(html);
});
