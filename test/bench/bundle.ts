import { bundleLargeSite } from '../fixtures/large-site/largeSite.ts';
import type { Task } from './measure.ts';

// A separate process, because a measured process would count the memory of the one that started it.
const { site, directory }: Pick<Task, 'site' | 'directory'> = JSON.parse(process.argv[2] ?? '');
await bundleLargeSite(site, directory);
