import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markName } from '../../scripts/prerender/output';

/** Marks a folder, where there is one, as a build would have that published what is in it. */
export function markAsPublished(directory: string): void {
  if (!existsSync(directory)) return;
  const entries = [...readdirSync(directory), markName];
  writeFileSync(join(directory, markName), JSON.stringify({ entries }));
}
