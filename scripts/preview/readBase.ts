import { UserError } from '../diagnostics/UserError.ts';
import { readBuiltFile } from './readBuiltFile.ts';

const manifestName = 'manifest.webmanifest';

/**
 * Reads the base path that a folder was built for from the `scope` of its web app manifest.
 *
 * @returns the path with both slashes: `/` or `/some-repo/`
 * @throws UserError where the folder has no manifest, or the manifest no such scope
 */
export async function readBase(directory: string): Promise<string> {
  const manifest = parseManifest(directory, await readBuiltFile(directory, manifestName));
  const isObject = typeof manifest === 'object' && manifest !== null;
  const scope = isObject && 'scope' in manifest ? manifest.scope : undefined;
  if (typeof scope === 'string' && /^\/([^/]+\/)*$/.test(scope)) return scope;

  throw new UserError(
    `${directory}/${manifestName} has the scope ${JSON.stringify(scope)}, which is not a path ` +
      'such as "/" or "/some-repo/". Run "npm run build" again.',
  );
}

function parseManifest(directory: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new UserError(`${directory}/${manifestName} is not JSON. Run "npm run build" again.`, {
      cause,
    });
  }
}
