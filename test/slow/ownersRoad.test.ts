import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../support/copyProject';
import { guideTasks } from '../support/guideTasks';
import { runNpm } from './runNpm';

const minutes = 60_000;
const project = mkdtempSync(join(tmpdir(), 'owners-road-'));
const content = join(project, 'src/content');
let picture: Buffer;

/** Does tasks of the owner’s guide, one after the other, and publishes the site. */
async function publishAfter(...tasks: readonly (keyof typeof guideTasks)[]) {
  for (const task of tasks) {
    const changes = guideTasks[task]((file) => readFileSync(join(content, file), 'utf8'), picture);
    for (const [file, text] of Object.entries(changes)) {
      if (text === undefined) rmSync(join(content, file));
      else writeFileSync(join(content, file), text);
    }
  }
  return runNpm(project, 'build', ['--publish', '--quiet']);
}

/** A file of the published site. Headings have no-break spaces where the content has spaces. */
const read = (file: string) => readFileSync(join(project, 'dist', file), 'utf8').replaceAll('\u00a0', ' ');
/** Every page of the published site. */
const pages = () =>
  readdirSync(join(project, 'dist'))
    .filter((file) => file.endsWith('.html'))
    .map(read)
    .join('\n');

beforeAll(async () => {
  copyProject(project);
  picture = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

it('the template itself is not published', { timeout: 2 * minutes }, async () => {
  const { status, output } = await publishAfter();

  expect(status).toBe(1);
  expect(output).toContain('brandName is still the example');
});

describe('the first use', () => {
  beforeAll(async () => {
    const { status, output } = await publishAfter('first use');
    expect(status, output).toBe(0);
  }, 3 * minutes);

  it('puts the owner’s name, addresses and photograph online', () => {
    expect(read('index.html')).toContain('Jo Stone');
    expect(read('contact.html')).toContain('mailto:jo@jo-stone.com');
    expect(read('contact.html')).toContain('https://wa.me/442079460123');
    expect(read('contact.html')).toContain('alt="Jo Stone at her desk"');
  });

  it('leaves no example', () => {
    expect(pages()).not.toMatch(/example\.com|Brand Name/);
  });
});

describe('the other tasks of the guide', () => {
  beforeAll(async () => {
    const { status, output } = await publishAfter(
      'add a case',
      'remove a case',
      'exchange the large picture of the first page',
      'do without WhatsApp and a profile',
      'show real cases',
    );
    expect(status, output).toBe(0);
  }, 3 * minutes);

  it('add a case, with its own address', () => {
    expect(read('cases.html')).toContain('<article id="hotel"');
    expect(read('index.html')).toContain('A Hotel');
  });

  it('remove a case from every page', () => {
    expect(pages()).not.toContain('luxury-villas"');
  });

  it('exchange the large picture of the first page and its text', () => {
    expect(read('index.html')).toContain('alt="A hotel of white stone above the sea');
    expect(read('index.html')).toContain('/hotel');
    expect(pages()).not.toContain('/pictures/ascent');
  });

  it('leave no link to WhatsApp and to a profile', () => {
    expect(pages()).not.toMatch(/wa\.me\/\d|linkedin\.com\/in/);
  });

  it('say nothing of examples once the cases are real', () => {
    expect(read('cases.html')).toContain('What we did, and what came of it.');
    expect(read('cases.html')).not.toMatch(/real client|real project/);
    expect(read('index.html')).toContain('Projects that we have worked on.');
  });
});
