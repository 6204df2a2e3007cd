import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { collectPages } from '../support/collectPages';
import { siteDirectory, sites } from '../support/sites';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: {
    // React writes an attribute as its property is called (`charSet`), which is the same to HTML,
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // closes elements that have no content, as XML does,
    'void-style': ['error', { style: 'selfclosing' }],
    // and gives an attribute that is there or not the empty value.
    'attribute-boolean-style': ['error', { style: 'empty' }],
    // How long a title may be is said of the content, by its schema.
    'long-title': 'off',
  },
});

describe.each(sites)('the site built for $base', async ({ name }) => {
  const pages = await collectPages(siteDirectory(name));

  it.each(pages)('has valid HTML in $path', async ({ body }) => {
    const { results } = await validator.validateString(String(body));
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(faults).toEqual([]);
  });
});
