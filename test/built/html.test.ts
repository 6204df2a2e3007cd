import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { collectPages } from '../support/collectPages';
import { siteDirectory, sites } from '../support/sites';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: {
    // React writes some attributes in camel case (`charSet`), which HTML ignores,
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // closes void elements, as XML does,
    'void-style': ['error', { style: 'selfclosing' }],
    // and gives boolean attributes an empty value.
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // The schema of the content limits the length of titles.
    'long-title': 'off',
  },
});

describe.each(sites)('the site built for $base', async ({ name }) => {
  const pages = await collectPages(siteDirectory(name));

  it.each(pages)('has valid HTML in $path', async ({ body }) => {
    const { results } = await validator.validateString(String(body));
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(errors).toEqual([]);
  });
});
