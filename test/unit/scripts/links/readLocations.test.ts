import { expect, it } from 'vitest';
import { readLocations } from '../../../../scripts/links/readLocations';

const xml = `<urlset>
  <url><loc> https://www.example.com/?a&amp;b </loc>
    <image:image><image:loc>https://www.example.com/a.jpg</image:loc></image:image></url>
  <url><loc>https://www.example.com/impact</loc></url>
</urlset>`;

it('reads the addresses of the pages', () => {
  expect(readLocations(xml, 'loc')).toEqual([
    'https://www.example.com/?a&b',
    'https://www.example.com/impact',
  ]);
});

it('reads the addresses of the pictures', () => {
  expect(readLocations(xml, 'image:loc')).toEqual(['https://www.example.com/a.jpg']);
});
