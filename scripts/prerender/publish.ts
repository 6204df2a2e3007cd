import fs, { promises } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { failWith, UserError } from './errors.ts';
import type { OutputFile } from './files.ts';

/** The file in a published folder that describes the site. */
export const buildInfoFile = '.prerendered.json';

interface BuildInfo {
  /** The path that the site is built for, with both slashes. */
  readonly base: string;
  /** The absolute URL of the home page, if the build was given one. */
  readonly url?: string | undefined;
  /** The paths of its routes. */
  readonly pages: readonly string[];
  /** Every name at the top level of the folder. */
  readonly names: readonly string[];
}

/** Reads what the last build wrote about a folder. Returns undefined if no build published it. */
export function readBuildInfo(folder: string): Promise<BuildInfo | undefined> {
  const text = promises.readFile(join(folder, buildInfoFile), 'utf8');
  return text.then(JSON.parse).catch(() => undefined);
}

/**
 * Checks that a build may replace a folder. First restores the site that a killed build had renamed.
 * @returns the path of the folder, with links resolved.
 * @throws UserError if the folder must not or cannot be replaced, or the folder above it is not writable.
 */
export async function checkOutput(out: string): Promise<string> {
  const target = await resolveLinks(out);
  const parent = dirname(target);
  const isWritable = promises.mkdir(parent, { recursive: true }).then(() => promises.access(parent, fs.constants.W_OK));
  await isWritable.catch(failWith(`${parent} is not writable: make it writable, or publish to another folder`));
  await tidyUp(target);
  const found = fs.statSync(target, { throwIfNoEntry: false });
  if (found && found.dev !== fs.statSync(parent).dev)
    throw new UserError(`${target} is a mount point, which cannot be replaced: choose a folder in it`);
  await checkReplaceable(target);
  return target;
}

/** Resolves the links in a path, even if the file or folder that they lead to is missing. */
function resolveLinks(path: string): Promise<string> {
  return promises.realpath(path).catch(async (cause) => {
    if (cause.code !== 'ENOENT') throw new UserError(`${path} cannot be opened: choose another path`, { cause });
    const link = await promises.readlink(path).catch(() => undefined);
    return link === undefined ? resolve(path) : resolveLinks(resolve(await resolveLinks(dirname(path)), link));
  });
}

/** What Finder and Explorer leave in a folder that they show. Nothing else may be deleted with it. */
const fileManagerNames = /^(?:\.DS_Store|\._.*|Icon\r|Thumbs\.db|desktop\.ini)$/i;

/** @throws UserError if the folder contains a name that no build put there. */
async function checkReplaceable(target: string, attempts = 3): Promise<void> {
  const found = await promises.readdir(target).catch((cause): string[] => {
    if (cause.code === 'ENOENT') return [];
    throw new UserError(`${target} is not a folder that can be read: choose another one`, { cause });
  });
  const names = (await readBuildInfo(target))?.names ?? [];
  const foreign = found.filter((name) => !names.includes(name) && !fileManagerNames.test(name));
  if (foreign.length === 0) return;
  // Another build may have replaced the folder between the two reads.
  if (attempts > 1) return checkReplaceable(target, attempts - 1);
  throw new UserError(
    `${target} contains ${foreign.slice(0, 3).join(', ')}, which no build put there and this one would delete: choose another folder, or move your own files elsewhere`,
  );
}

/** Restores the newest folder that was put aside, if the target is missing, and removes leftovers of killed builds. */
async function tidyUp(target: string): Promise<void> {
  const prefix = `${basename(target)}.prerender-`;
  const leftovers = fs
    .readdirSync(dirname(target))
    .filter((name) => name.startsWith(prefix) && /^\w{6}(?:-previous)?$/.test(name.slice(prefix.length)))
    .map((name) => join(dirname(target), name))
    .map((path) => ({ path, time: fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  const previous = leftovers.find(({ path }) => path.endsWith('-previous'));
  // Another build may do the same at this moment: then these steps fail.
  if (previous && !fs.existsSync(target)) await promises.rename(previous.path, target).catch(() => undefined);
  const old = leftovers.filter(({ time }) => time < Date.now() - 3_600_000); // others may belong to a build that is running
  for (const { path } of old) await promises.rm(path, { recursive: true, force: true }).catch(() => undefined);
}

/**
 * Writes a site to a folder of its own, which then takes the place of the published one.
 * @param target from `checkOutput`.
 * @throws UserError if the site cannot be written. The previous site then stays.
 */
export async function publish(
  target: string,
  files: readonly OutputFile[],
  site: Omit<BuildInfo, 'names'>,
): Promise<void> {
  const staging = await promises
    .mkdtemp(`${target}.prerender-`)
    .catch(failWith(`no folder can be created beside ${target}`));
  const remove = () => fs.rmSync(staging, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    await promises.chmod(staging, 0o777 & ~process.umask()); // mkdtemp creates a folder that a web server cannot read
    const names = [...new Set([buildInfoFile, ...files.map(({ path }) => path.replace(/\/.*/s, ''))])].sort();
    const buildInfo = { path: buildInfoFile, body: `${JSON.stringify({ ...site, names } satisfies BuildInfo)}\n` };
    await writeFiles(staging, [...files, buildInfo]);
    await checkReplaceable(target); // somebody may have put a file there since the build began
    replaceFolder(staging, target);
    // The site is published. Where Windows keeps a file that is open, a later build removes the folder.
    await promises.rename(`${staging}-previous`, staging).catch(() => undefined);
  } finally {
    await promises.rm(staging, { recursive: true, force: true }).catch(() => undefined); // the next build tries again
    process.off('exit', remove);
  }
}

/**
 * Writes files below a folder, a few in each turn of the event loop, so that signals are noticed. Asynchronous
 * functions would take twice as much time for thousands of small files.
 * @throws UserError if a file cannot be written.
 */
async function writeFiles(folder: string, files: readonly OutputFile[]): Promise<void> {
  const created = new Set<string>();
  const mode = 0o666 & ~process.umask();
  for (const [index, file] of files.entries()) {
    if (index % 32 === 0) await setImmediate();
    const path = join(folder, file.path);
    const parent = dirname(path);
    // `body` may complete a page: outside `try`, so that its error is not taken for one of the disk.
    const content = 'body' in file ? { body: file.body } : file;
    try {
      if (!created.has(parent)) fs.mkdirSync(parent, { recursive: true });
      created.add(parent);
      if ('body' in content) fs.writeFileSync(path, content.body);
      else {
        fs.copyFileSync(content.source, path);
        fs.chmodSync(path, mode); // a copy has the permissions of its source
      }
    } catch (cause) {
      const remedy = "check the disk's free space, and the folder's permissions";
      throw new UserError(`${path} could not be written: ${remedy}`, { cause });
    }
  }
}

/** Replaces a folder in one turn of the event loop. Tries again if a rename fails, as when another build does the same. */
function replaceFolder(staging: string, target: string): void {
  const previous = `${staging}-previous`;
  for (let attempts = 10; ; attempts -= 1) {
    try {
      if (fs.existsSync(target)) {
        const now = new Date();
        fs.utimesSync(target, now, now); // other builds remove what has not changed for an hour
        fs.renameSync(target, previous);
      }
      fs.renameSync(staging, target);
      break;
    } catch (cause) {
      restore(previous, target);
      const advice = 'close the programs that use its files; if it belongs to another user, make it yours';
      if (attempts === 1) throw new UserError(`${target} cannot be replaced: ${advice}`, { cause });
    }
  }
}

/** Gives the previous site its name back, unless another build has published meanwhile. */
function restore(previous: string, target: string): void {
  try {
    fs.renameSync(previous, target);
  } catch {
    if (fs.existsSync(target)) fs.rmSync(previous, { recursive: true, force: true });
  }
}
