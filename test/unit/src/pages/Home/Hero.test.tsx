import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import home from '../../../../../src/content/home.yaml';
import { Hero } from '../../../../../src/pages/Home/Hero';

const latin = 'Ventures into structured businesses that are worth owning.';
const han = '将高潜力的企业转变为结构清晰且能够持续盈利的成熟业务';
const sentence = '我們為創辦人以及高級房地產與酒店的業主和開發商提供服務。';

it.each([
  ['of few words', latin, 'We plan it, then carry it out.', 'onPicture'],
  ['with a lead of four lines', latin, 'We plan it, then carry it out. '.repeat(5), 'besidePicture'],
  ['with a headline of four lines', latin.repeat(2), 'We plan it.', 'besidePicture'],
  ['of few full-width letters', han, sentence, 'onPicture'],
  ['with a lead of three full-width lines', han, sentence.repeat(2), 'besidePicture'],
  ['with a headline of four full-width lines', han.repeat(2), sentence, 'besidePicture'],
])('text %s is where it is legible', (_, headline, lead, layout) => {
  expect(renderToString(<Hero {...home} heroHeadline={headline} heroLead={lead} />)).toContain(`layout_${layout}`);
});

it('a word of the headline with a hyphen stays on one line', () => {
  const markup = renderToString(<Hero {...home} heroHeadline="Well-run, profit-generating businesses" />);

  expect(markup).toContain('<span>Well-run,</span> <span>profit-generating</span> businesses');
});
