import { expect, it, onTestFinished } from 'vitest';
import { missingSocialCards } from '../../../../src/head/missingSocialCards';
import { routes } from '../../../../src/routes';

it('an indexed page whose content has no card is an error that names its file', () => {
  const [route] = routes;
  onTestFinished(() => void Object.assign(route ?? {}, { page: 'Home' }));
  Object.assign(route ?? {}, { page: 'OurFees' });

  expect(missingSocialCards()).toEqual([
    'src/content/our-fees.yaml has no cardTitle and no cardPicture: every page that can be shared needs them',
  ]);
});
