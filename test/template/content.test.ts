import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContent } from '../../scripts/content/content';
import { contentDiagnostics } from '../../scripts/site/checkContent';

// The template's content against its specification. An owner's edits may break these tests, which only the template's own
// repository runs (`npm run test:template`).

const { content, files } = readContent();

it('has no errors, and reports every example', async () => {
  const { diagnostics, examples } = await contentDiagnostics();

  expect(diagnostics).toEqual([]);
  expect(examples.map(({ message }) => message.split(' is still')[0]).join(' ')).toBe(
    'brandName siteAddress email whatsAppNumber profileAddress alt',
  );
});

it('has three steps, three teasers, nine areas and five cases', () => {
  const titles = (entries: readonly { readonly title: string }[] = []) => entries.map(({ title }) => title).join(', ');

  expect([content?.home.steps, content?.home.highlights, content?.cases.cases].map(titles)).toEqual([
    'Defining the Brand, Finding Market Opportunity, Operational Implementation',
    'Strategy, Growth, Operations',
    'Townhouse Development, Luxury Villas, Retail & Commercial Hub, Lifestyle Resort, Festivals & Events',
  ]);
  expect(titles(content?.impact.areas)).toBe(
    'Strategic Roadmapping, Brand DNA & Positioning, Communication Clarity, Profit-Focused Financial Planning, Market Positioning Strategy, Sales & Revenue Growth, Operational Excellence, Team Development & Training, Negotiation & Deal Structuring',
  );
});

it('has the specified copy', () => {
  expect(content).toMatchObject({
    practice: { role: 'Strategic Growth Consultant', responseTime: 'Typically responds within 24 hours' },
    home: {
      heroTagline: 'Strategic Growth Consulting',
      heroScheduleLabel: 'Schedule a strategy call',
      heroCapabilitiesLabel: 'View capabilities',
      impactExploreLabel: 'Explore all impact areas',
      contactEmailLabel: 'Email to schedule a call',
      contactEmailSubject: 'Strategy Call Inquiry',
    },
    impact: {
      heading: 'Key Impact Areas',
      closingEmailLabel: 'Start the conversation',
      closingEmailSubject: 'Impact Areas Discussion',
    },
    contact: { emailLabel: 'Email to schedule a call', whatsAppLabel: 'WhatsApp Message' },
    'not-found': { heading: 'Oops! Page not found', returnLabel: 'Return to Home' },
  });
});

it.each(files)('explains every field of $path above it, as the schema does', ({ path, fields }) => {
  const notes = readFileSync(`src/content/${path}`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) => line.replace(/^# ?/, ''))
    .join(' ');

  expect(fields.filter(({ description = '' }) => !notes.includes(description))).toEqual([]);
});
