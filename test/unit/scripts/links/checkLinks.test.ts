import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkLinks } from '../../../../scripts/links/checkLinks';
import { writeSite } from '../../../support/writeSite';

const sitemap = (...locations: readonly string[]) =>
  `<urlset>${locations.map((location) => `<url><loc>${location}</loc></url>`).join('')}</urlset>`;

async function check(files: Readonly<Record<string, string>>, { base = '/', external = false } = {}) {
  const directory = await writeSite({ 'index.html': '', 'sitemap.xml': sitemap(), ...files });
  return checkLinks({ directory, base, site: `https://www.example.com${base}`, external });
}

async function broken(files: Readonly<Record<string, string>>, base = '/') {
  return (await check(files, { base })).broken;
}

const status404 = { kind: 'status', status: 404 };

describe('a site without a broken link', () => {
  it('passes, with its links counted once each', async () => {
    const page = `
      <link rel="canonical" href="https://www.example.com/impact">
      <meta property="og:image" content="https://www.example.com/card.png">
      <a href="/impact#team">Team</a> <a href="#team" id="team">Here</a> <a href="/homes/">Homes</a>`;
    const report = await check({
      'impact.html': page,
      'impact/index.html': page,
      'homes/index.html': '<a href="../impact">Impact</a>',
      'card.png': '',
      'sitemap.xml': sitemap('https://www.example.com/', 'https://www.example.com/impact'),
    });

    // The four pages by the names of their files, /impact, /card.png, /homes/, / and the sitemap.
    expect(report).toEqual({ checked: 9, broken: [] });
  });

  it('can link to email, telephone and other sites, which are not requested', async () => {
    const page =
      '<a href="mailto:a@b.example">A</a> <a href="tel:1">B</a> <a href="https://b.invalid/">C</a>';

    expect(await broken({ 'index.html': page })).toEqual([]);
  });
});

describe('a broken link is found', () => {
  const nowhere = '<a href="/nowhere">Nowhere</a>';

  it('on every page that has it', async () => {
    expect(await broken({ 'index.html': nowhere, 'impact.html': nowhere })).toEqual([
      { link: '/nowhere', pages: ['impact.html', 'index.html'], problem: status404 },
    ]);
  });

  it.each(['unlinked.html', 'deep/down/index.html', '404.html'])(
    'in %s, which nothing links',
    async (page) => {
      expect(await broken({ [page]: nowhere })).toEqual([
        { link: '/nowhere', pages: [page], problem: status404 },
      ]);
    },
  );

  it('if it leaves the base of the site', async () => {
    const page = '<a href="/impact">Impact</a> <a href="/some-repo/impact">Impact</a>';

    expect(await broken({ 'impact.html': page }, '/some-repo/')).toEqual([
      { link: '/impact', pages: ['impact.html'], problem: status404 },
    ]);
  });

  it('if it redirects', async () => {
    const page = '<a href="/some-repo/homes">Homes</a>';

    expect(await broken({ 'index.html': page, 'homes/index.html': '' }, '/some-repo/')).toEqual([
      {
        link: '/some-repo/homes',
        pages: ['index.html'],
        problem: { kind: 'redirect', location: '/some-repo/homes/' },
      },
    ]);
  });

  it('if its letters differ in case', async () => {
    expect(await broken({ 'index.html': '<a href="/Impact">Impact</a>', 'impact.html': '' })).toEqual([
      { link: '/Impact', pages: ['index.html'], problem: status404 },
    ]);
  });

  it('if it is not a URL', async () => {
    expect(await broken({ 'index.html': '<a href="https://[">Odd</a>' })).toEqual([
      {
        link: 'https://[',
        pages: ['index.html'],
        problem: { kind: 'unreachable', reason: 'this is not a URL' },
      },
    ]);
  });

  it.each([
    ['the canonical address', '<link rel="canonical" href="https://www.example.com/nowhere">'],
    ['the social picture', '<meta property="og:image" content="https://www.example.com/nowhere">'],
    [
      'the structured data',
      '<script type="application/ld+json">{"url":"https://www.example.com/nowhere"}</script>',
    ],
    ['a picture', '<img src="/nowhere" alt="">'],
    ['a set of pictures', '<img srcset="/index.html 1x, /nowhere 2x" alt="">'],
    ['the manifest', '<link rel="manifest" href="/nowhere">'],
    ['a script', '<script src="/nowhere"></script>'],
    ['a style', '<style>@font-face { src: url("/nowhere") }</style>'],
  ])('in %s', async (_, html) => {
    expect(await broken({ 'index.html': html })).toEqual([
      { link: '/nowhere', pages: ['index.html'], problem: status404 },
    ]);
  });

  it('in a style sheet', async () => {
    expect(await broken({ 'assets/site.css': 'body { background: url(paper.png) }' })).toEqual([
      { link: '/assets/paper.png', pages: ['assets/site.css'], problem: status404 },
    ]);
  });
});

describe('a fragment without a target is found', () => {
  const problem = { kind: 'fragment', id: 'team' };

  it('on the same page', async () => {
    expect(await broken({ 'impact.html': '<a href="#team">Team</a>' })).toEqual([
      { link: '/impact.html#team', pages: ['impact.html'], problem },
    ]);
  });

  it('in a link with the full URL of the site', async () => {
    const page = '<a href="https://www.example.com/impact#team">Team</a>';

    expect(await broken({ 'index.html': page, 'impact.html': '' })).toEqual([
      { link: '/impact#team', pages: ['index.html'], problem },
    ]);
  });

  it('on other pages, even if they were requested before', async () => {
    const page =
      '<a href="/impact">Impact</a> <a href="/impact#team">Team</a> <a href="/impact#aims">Aims</a>';

    expect(await broken({ 'impact.html': '<p id="aims">', 'a.html': page, 'b.html': page })).toEqual([
      { link: '/impact#team', pages: ['a.html', 'b.html'], problem },
    ]);
  });
});

describe('in the sitemap', () => {
  it('a URL that does not exist is found', async () => {
    expect(await broken({ 'sitemap.xml': sitemap('https://www.example.com/nowhere?a&amp;b') })).toEqual([
      { link: '/nowhere?a&b', pages: ['sitemap.xml'], problem: status404 },
    ]);
  });

  it('a URL that redirects is found', async () => {
    const files = { 'homes/index.html': '', 'sitemap.xml': sitemap('https://www.example.com/homes') };

    expect(await broken(files)).toEqual([
      { link: '/homes', pages: ['sitemap.xml'], problem: { kind: 'redirect', location: '/homes/' } },
    ]);
  });

  it.each(['https://www.example.com.evil.example/', 'http://www.example.com/', '/impact'])(
    'the URL %s is of another site',
    async (location) => {
      expect(await broken({ 'impact.html': '', 'sitemap.xml': sitemap(location) })).toEqual([
        {
          link: location,
          pages: ['sitemap.xml'],
          problem: { kind: 'foreign', site: 'https://www.example.com/' },
        },
      ]);
    },
  );

  it('the sitemap itself may be missing', async () => {
    const directory = await writeSite({ 'index.html': '' });
    const site = 'https://www.example.com/';

    expect((await checkLinks({ directory, base: '/', site, external: false })).broken).toEqual([
      { link: '/sitemap.xml', pages: ['robots.txt'], problem: status404 },
    ]);
  });
});

describe('other sites, when requested,', () => {
  async function otherSite() {
    const requested: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      requested.push(url);
      if (url === '/moved') response.writeHead(302, { location: '/' });
      else if (url === '/gone') response.writeHead(410);
      else response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<a href="/never-asked">More</a>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return { url: `http://127.0.0.1:${port}`, requested };
  }

  it('show which links are broken, on every page', async () => {
    const { url } = await otherSite();
    const page = `<a href="${url}/gone">Gone</a>`;

    expect((await check({ 'index.html': page, 'impact.html': page }, { external: true })).broken).toEqual([
      { link: `${url}/gone`, pages: ['impact.html', 'index.html'], problem: { kind: 'status', status: 410 } },
    ]);
  });

  it('may redirect', async () => {
    const { url } = await otherSite();

    const page = `<a href="${url}/moved">Moved</a>`;

    expect((await check({ 'index.html': page }, { external: true })).broken).toEqual([]);
  });

  it('are requested once per URL, without the links in their pages', async () => {
    const { url, requested } = await otherSite();
    const page = `<a href="${url}/here">Here</a>`;

    await check({ 'index.html': page, 'impact.html': page }, { external: true });

    expect(requested).toEqual(['/here']);
  });

  it('that cannot be reached are reported with the reason', async () => {
    const page = '<a href="http://127.0.0.1:1/">Closed</a>';

    expect((await check({ 'index.html': page }, { external: true })).broken).toEqual([
      {
        link: 'http://127.0.0.1:1/',
        pages: ['index.html'],
        problem: { kind: 'unreachable', reason: expect.any(String) },
      },
    ]);
  });
});
