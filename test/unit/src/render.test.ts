import { describe, expect, it } from 'vitest';
import { render } from '../../../src/render';
import { routes } from '../../../src/routes';

const pages = routes.filter(({ path }) => path !== '*');
const head = async (path: string) => /<head>(.*)<\/head>/s.exec(await render(path))?.[1] ?? '';
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);

const said: [path: string, words: string[]][] = [
  [
    '/',
    [
      'Brand Name',
      'Strategic Growth Consulting',
      'Transforming ',
      'Schedule a strategy call',
      'View capabilities',
      'Defining the Brand',
      'Finding Market Opportunity',
      'Operational Implementation',
      'Impact Areas',
      'Strategy',
      'Growth',
      'Operations',
      'Explore all impact areas',
      'Over a decade of experience',
      'Email to schedule a call',
      'hello@example.com',
      'WhatsApp',
    ],
  ],
  [
    '/impact',
    [
      'Key Impact Areas',
      'Strategic Roadmapping',
      'Brand DNA &amp; Positioning',
      'Communication Clarity',
      'Profit-Focused Financial Planning',
      'Market Positioning Strategy',
      'Sales &amp; Revenue Growth',
      'Operational Excellence',
      'Team Development &amp; Training',
      'Negotiation &amp; Deal Structuring',
      'Start the conversation',
    ],
  ],
  [
    '/cases',
    [
      'Townhouse Development',
      'Luxury Villas',
      'Retail &amp; Commercial Hub',
      'Lifestyle Resort',
      'Festivals &amp; Events',
    ],
  ],
  [
    '/contact',
    [
      'Strategic Growth Consultant',
      'Email to schedule a call',
      'WhatsApp Message',
      'Typically responds within 24 hours',
    ],
  ],
  ['/nowhere', ['Oops! Page not found', 'Return to Home']],
];

describe('the page at', () => {
  it.each(said)('%s says what the specification quotes', async (path, words) => {
    const body = /<body>(.*)<\/body>/s.exec(await render(path))?.[1] ?? '';
    expect(words.filter((word) => !body.includes(word))).toEqual([]);
  });

  it.each(pages)('$path has one title, one description and one canonical address', async ({ path }) => {
    const html = await head(path);
    expect(all(html, /<title>(.+?)<\/title>/g)).toHaveLength(1);
    expect(all(html, /<meta name="description" content="(.+?)"/g)).toHaveLength(1);
    expect(all(html, /<link rel="canonical" href="(.+?)"/g)).toEqual([`https://www.example.com${path}`]);
  });

  it.each(pages)('$path tells networks its title, words, address and picture', async ({ path }) => {
    const properties = all(
      await head(path),
      /<meta (?:property|name)="((?:og|twitter):[^"]+)" content="[^"]+"/g,
    );
    expect(properties).toEqual([
      'og:type',
      'og:site_name',
      'og:title',
      'og:description',
      'og:url',
      'og:image',
      'og:image:width',
      'og:image:height',
      'og:image:alt',
      'twitter:card',
      'twitter:title',
      'twitter:description',
      'twitter:image',
      'twitter:image:alt',
    ]);
  });

  it.each(pages)('$path has one graph of structured data, inside its head', async ({ path }) => {
    expect(all(await head(path), /<script type="application\/ld\+json">(.+?)<\/script>/g)).toHaveLength(1);
  });

  it.each(routes)('$path has one first heading', async ({ path }) => {
    expect(all(await render(path), /<(h1)[ >]/g)).toHaveLength(1);
  });

  it('an unknown path is kept from search engines, and has nothing of the path in it', async () => {
    const html = await render('/some-secret-path');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/canonical|ld\+json|some-secret-path/);
  });
});

describe('across the pages', () => {
  it('no two titles and no two descriptions are the same', async () => {
    const heads = await Promise.all(routes.map(({ path }) => head(path === '*' ? '/nowhere' : path)));
    for (const pattern of [/<title>(.+?)<\/title>/g, /<meta name="description" content="(.+?)"/g]) {
      const values = heads.flatMap((html) => all(html, pattern));
      expect(new Set(values).size).toBe(routes.length);
    }
  });

  it('every description is 50 to 160 characters long', () => {
    const wrong = routes.filter(({ description }) => description.length < 50 || description.length > 160);
    expect(wrong).toEqual([]);
  });
});
