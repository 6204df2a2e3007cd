// Node 20 does not pass the process's TypeScript loader to threads. Of tsx's two loaders, the one for `require` starts
// at once; the one for `import` would start a thread of its own.
require('tsx/cjs/api').register();
require('./worker.ts');
