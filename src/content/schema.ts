import { z } from 'zod';
import { iconPaths } from '../components/Icon/iconPaths';

const words = (most: number) =>
  z
    .string({ error: 'is missing, or is not words: write words between quotes' })
    .refine((text) => text.trim() !== '', {
      error: 'is empty: write something, or ask an engineer to remove it',
    })
    .refine((text) => text.isWellFormed(), {
      error: 'holds half of a character: type its last characters again',
    })
    .refine((text) => text.length <= most, {
      error: ({ input }) => `is ${String(input).length} characters long: ${most} fit`,
    });

const webAddress = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'is not a web address: write it in full, as https://www.example.com/name',
});

const picture = z.looseObject({
  source: z
    .looseObject({ fault: z.string().optional() }, { error: 'is missing: name an imported picture' })
    .refine(({ fault }) => fault === undefined, {
      error: ({ input }) => String((input as { fault?: string }).fault),
    }),
  alt: words(300),
});

const mail = { emailLabel: words(40), emailSubject: words(80) };
const step = z.object({ title: words(50), description: words(200) });
const area = step.extend({
  icon: z.enum(Object.keys(iconPaths), {
    error: `is not an icon: use one of ${Object.keys(iconPaths).join(', ')}`,
  }),
});
const closing = z.object({ heading: words(60), text: words(300), ...mail });
const metadata = z.object({
  title: words(60),
  description: words(160).refine((text) => text.length >= 50, {
    error: ({ input }) => `is ${String(input).length} characters long: search engines want 50 to 160`,
  }),
});

const exactly = <T extends z.ZodType>(count: number, item: T) =>
  z.array(item).length(count, {
    error: ({ input }) =>
      `has ${Array.isArray(input) ? input.length : 'no'} entries: it has a place for exactly ${count}`,
  });

/** What each file of `src/content` must hold, so that a fault is told before a page shows it. */
export const contentSchema = {
  practice: z.object({
    brandName: words(40),
    siteAddress: z
      .url({
        protocol: /^https$/,
        hostname: z.regexes.domain,
        error: 'is not a site address: write https:// and the domain, as https://www.example.com',
        abort: true,
      })
      .refine((address) => URL.canParse(address) && new URL(address).origin === address, {
        error:
          'has something behind the domain: write https:// and the domain alone, as https://www.example.com',
      }),
    email: z.email({ error: 'is not an e-mail address: write it as name@example.com' }),
    whatsAppNumber: z.string().regex(/^\+[1-9](?:[ -]?\d){6,14}$/, {
      error: 'is not an international number: write + and the country code first, as +1 202 555 0142',
    }),
    whatsAppMessage: words(200),
    profile: z.object({ network: words(30), address: webAddress }),
    role: words(60),
    responseTime: words(60),
  }),
  pageMetadata: z.record(z.string(), metadata),
  home: z.object({
    hero: z.object({
      tagline: words(40),
      headline: words(110),
      lead: words(220),
      scheduleLabel: words(40),
      capabilitiesLabel: words(40),
      picture,
    }),
    approach: z.object({ label: words(30), heading: words(80), steps: exactly(3, step) }),
    impact: z.object({
      label: words(30),
      heading: words(80),
      areas: exactly(3, area),
      exploreLabel: words(40),
    }),
    about: z.object({ label: words(30), statement: words(140), text: words(500), picture }),
    contact: closing.extend({ label: words(30) }),
  }),
  impactAreas: z.object({ heading: words(40), lead: words(220), areas: exactly(9, area), closing }),
  caseStudies: z.object({
    heading: words(40),
    lead: words(220),
    parts: z.object({ situation: words(30), work: words(30), result: words(30) }),
    cases: exactly(
      5,
      z.object({
        id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
          error: 'cannot end an address: use small letters, digits and hyphens, as luxury-villas',
        }),
        title: words(40),
        kind: words(40),
        situation: words(200),
        work: words(300),
        result: words(200),
        picture,
      }),
    ).refine((cases) => new Set(cases.map(({ id }) => id)).size === cases.length, {
      error: 'has two cases with one id: give each its own',
    }),
    closing: z.object({ heading: words(60), text: words(200), linkLabel: words(40) }),
  }),
  contact: z.object({
    heading: words(60),
    lead: words(220),
    emailLabel: words(40),
    emailSubject: words(80),
    whatsAppLabel: words(40),
    portrait: picture,
  }),
  notFound: z.object({ heading: words(40), text: words(160), returnLabel: words(40) }),
};
