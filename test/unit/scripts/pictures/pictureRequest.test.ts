import { expect, it } from 'vitest';
import { parsePictureRequest } from '../../../../scripts/pictures/pictureRequest';

it.each([
  ['/src/hero.jpg?picture', { file: '/src/hero.jpg' }],
  [
    '/src/hero.jpg?crop=691,0,960,1200&picture',
    { file: '/src/hero.jpg', crop: { left: 691, top: 0, width: 960, height: 1200 } },
  ],
])('%s asks for a picture', (id, request) => {
  expect(parsePictureRequest(id)).toEqual(request);
});

it.each(['/src/hero.jpg', '/src/hero.jpg?url', '/src/hero.jpg?crop=0,0,1,1', '/src/picture.ts'])(
  '%s does not',
  (id) => {
    expect(parsePictureRequest(id)).toBeUndefined();
  },
);

it.each(['691,0,960', '691,0,960,1200,1', '691,0,960,half', '0.5,0,960,1200', '50%,0,960,1200'])(
  'refuses the crop %s',
  (crop) => {
    expect(() => parsePictureRequest(`/src/hero.jpg?crop=${crop}&picture`)).toThrow(
      `it is imported with crop=${crop}: write left,top,width,height in whole pixels, as crop=0,0,960,1200`,
    );
  },
);
