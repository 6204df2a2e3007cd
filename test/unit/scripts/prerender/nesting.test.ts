import { expect, it } from 'vitest';
import { misnested } from '../../../../scripts/prerender/nesting';

const tagsIn = (markup: string) => [...misnested(`<ul><li>a</ul><div id="root">${markup}</div>`)];

it.each([
  ['an element in one that cannot hold it', '<ul><li class="a">a<li>b</li></li></ul>', '<li class="a">'],
  ['a block in a paragraph', '<p>a<div>b</div></p>', '<p>'],
  ['a link in a link', '<a href="/">a <a href="/b">b</a></a>', '<a href="/">'],
  ['an element that browsers add', '<table><tr><td>a</td></tr></table>', '<tbody>'],
])('finds %s', (_, markup, tag) => {
  expect(tagsIn(markup)).toContain(tag);
});

it.each([
  '<p>a<br/><img src="/a.png"/></p>',
  '<ul><li>a<ul><li>b</li></ul></li></ul>',
  '<table><tbody><tr><td>a</td></tr></tbody></table>',
  '<svg><path d="M0 0"/><title>a</title></svg>',
  '<select><option selected="">a</option></select>',
  '<textarea>\na</textarea>',
])('finds nothing in %s', (markup) => {
  expect(tagsIn(markup)).toEqual([]);
});
