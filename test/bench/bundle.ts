import { bundle } from '../fixtures/large-site/bundle';
import type { Task } from './measure';

// In a process of its own: one that is measured would count the memory of the process that started it as its own.
const { site, directory }: Pick<Task, 'site' | 'directory'> = JSON.parse(process.argv[2] ?? '');
await bundle(site, directory);
