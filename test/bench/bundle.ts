import { bundleLargeSite } from '../fixtures/large-site/largeSite.ts';

// A separate process, because a measured process would count the memory of the one that started it.
await bundleLargeSite(JSON.parse(process.argv[2] ?? ''));
