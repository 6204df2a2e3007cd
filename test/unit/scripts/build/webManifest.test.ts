import { expect, it } from 'vitest';
import { webManifest } from '../../../../scripts/build/webManifest';

it('has the name, the colour and the icons of a site below its base', () => {
  expect(JSON.parse(webManifest('Stone & "Sons"', '#f7f2ea', '/repo/'))).toEqual({
    name: 'Stone & "Sons"',
    short_name: 'Stone & "Sons"',
    start_url: '/repo/',
    scope: '/repo/',
    display: 'browser',
    background_color: '#f7f2ea',
    theme_color: '#f7f2ea',
    icons: [
      { src: '/repo/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/repo/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });
});
