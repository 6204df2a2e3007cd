import { expect, it, onTestFinished } from 'vitest';
import homeCard from '../../../../src/content/home.yaml?socialCard';
import { socialCardPath } from '../../../../src/head/PageHead';
import { missingSocialCards, socialCards } from '../../../../src/head/socialCards';
import { isIndexed, routes } from '../../../../src/routes';
import { home } from '../../../support/content';

it('there is a social card for each indexed page', () => {
  const shared = routes.filter(isIndexed).map(({ page }) => socialCardPath(page).slice(1));

  expect(socialCards().map(({ path }) => path)).toEqual(shared);
});

it('the card of Home says the headline without its full stop, unless it has a title of its own', () => {
  const { title } = homeCard;
  onTestFinished(() => void Object.assign(homeCard, { title }));
  const titleWith = (words: string | undefined) => {
    Object.assign(homeCard, { title: words });
    return socialCards().find(({ path }) => path === 'social/home.jpg')?.title;
  };

  expect(titleWith('Our own words.')).toBe('Our own words.');
  expect(`${titleWith(undefined)}.`).toBe(home.hero.headline);
});

it('an indexed page whose content has no card is an error that names its file', () => {
  const [route] = routes;
  onTestFinished(() => void Object.assign(route ?? {}, { page: 'Home' }));
  Object.assign(route ?? {}, { page: 'OurFees' });

  expect(missingSocialCards()).toEqual([
    'src/content/our-fees.yaml has no cardTitle and no cardPicture: every page that can be shared needs them',
  ]);
});
