import { readFileSync } from 'node:fs';
import { outputPaths } from 'prerender-engine';
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/routes';
import { parseDocument } from '../support/parseDocument';
import { siteDirectory } from '../support/sites';

describe.each(routes)('the page at $path', ({ path }) => {
  const document = parseDocument(
    readFileSync(`${siteDirectory('root')}/${outputPaths(path, 'both')[0]}`, 'utf8'),
  );
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  it('has one first-level heading, and skips no level', () => {
    const levels = all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('has one banner, one main part and one footer', () => {
    const landmarks = ['body > header', 'main', 'body > footer'];
    expect(landmarks.map((landmark) => all(landmark).length)).toEqual([1, 1, 1]);
  });

  it('has a unique name for each navigation', () => {
    const names = all('nav').map((navigation) => navigation.getAttribute('aria-label'));
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual([...new Set(names.filter(Boolean))]);
  });

  it('has one name for each link target', () => {
    const links = all('a').map((link) => ({ name: link.textContent.trim(), to: link.getAttribute('href') }));
    expect(links.filter(({ name, to }) => !name || !to)).toEqual([]);
    const places = new Map(links.map(({ name, to }) => [name, to]));
    expect(links.filter(({ name, to }) => places.get(name) !== to)).toEqual([]);
  });
});
