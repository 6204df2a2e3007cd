import { expect, it } from 'vitest';
import { deadLinks, publishedPaths } from '../../../../scripts/build/siteLinks';
import { writeSite } from '../../../support/writeSite';

it('takes a page and a file for published, at each name that a server shows it at', () => {
  const published = publishedPaths(['/', '/impact', '*'], ['licenses.txt', 'old.html', 'guide/index.html']);

  expect([...published]).toEqual(
    expect.arrayContaining(['/', '/impact', '/impact/', '/licenses.txt', '/old', '/old.html', '/guide/']),
  );
});

it('names each line of content and components that leads nowhere', async () => {
  const root = await writeSite({
    'src/content/home.yaml': 'hero:\n  # Once /cases, now gone.\n  link: /cases#first\n',
    'src/pages/Home.tsx':
      'import cases from \'./cases\';\nconst cases = () => <Anchor href="/cases">Cases</Anchor>;\n',
    'src/pages/Impact.tsx': '<Anchor href="/cases/other">Other</Anchor>',
    'src/content/yaml.d.ts': "declare module '*/cases.yaml' {}",
  });
  const errors = await deadLinks(['/cases', '/'], publishedPaths(['/'], []), root);

  expect(
    errors.map((error) =>
      typeof error === 'string' ? error : `${error.location.file}:${error.location.line}`,
    ),
  ).toEqual(['src/content/home.yaml:3', 'src/pages/Home.tsx:2']);
});

it('says so of a link that no line names', async () => {
  const errors = await deadLinks(['/cases'], new Set(), await writeSite({}));

  expect(errors).toEqual([
    'a page links to /cases, where the site has no page and no file: correct the link, or remove it',
  ]);
});
