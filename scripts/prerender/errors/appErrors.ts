import { mappedFrames, ownFrames, packageFrames, throwingPackage, withFrames } from './stacks.ts';
import { explainError, UserError } from './UserError.ts';

/** What CommonJS defines in each of its modules. */
const moduleNames = ['require', 'module', 'exports', '__dirname', '__filename'];

/**
 * An error of the app's code in Node, with what to do about it if browsers would not have it, and the lines of its
 * source: those of the project, below that of a package which threw it.
 */
export function explainAppError(error: unknown): string {
  if (error instanceof UserError) return error.message;
  const { componentStack } = Object(error); // of renderReact
  const own = [...ownFrames(error), ...mappedFrames(componentStack ?? '')];
  const ofPackage = own.length > 0 ? throwingPackage(error) : packageFrames(error);
  const isLacking = error instanceof ReferenceError;
  const lines = [...(isLacking || own.length === 0 ? ofPackage : []), ...own].filter(
    (frame, index, all) => !sameFunction(frame, all[index - 1]),
  );
  const advice = adviceOn(error, packageOf(ofPackage.join()));
  return withFrames([explainError(error), ...(advice ? [advice] : [])].join(': '), lines);
}

function adviceOn(error: unknown, packageName: string | undefined): string | undefined {
  const { message = '', cause } = Object(error);
  const [, url] = /^Failed to parse URL from (\/.*)/.exec(message) ?? [];
  const input = url ?? Object(error).input ?? Object(cause).input;
  if (typeof input === 'string' && input.startsWith('/'))
    return `Node knows no host for ${input}: import the file, or read it with readFile of node:fs/promises; an effect may fetch it`;
  const [, name = ''] = (error instanceof ReferenceError && /^(\S+) is not defined$/.exec(message)) || [];
  if (!name) return undefined;
  if (!packageName)
    return `import it, or give it with define in Vite's configuration; if only browsers define it, use it in an effect, since Node renders pages`;
  const external = `let Node load ${packageName} by itself, with ssr: { external: ['${packageName}'] } in Vite's configuration`;
  if (moduleNames.includes(name)) return external;
  return `${packageName} needs it, and Node renders pages. Import the component that uses it with lazy(() => import('./Component')), and show it once an effect has run; or ${external}; or, if it is a constant of a build, give it with define`;
}

function packageOf(frame: string): string | undefined {
  return /.*\/?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(frame)?.[1];
}

/** If the component itself threw, both stacks name it, but only the error's own has the exact line. */
function sameFunction(frame: string, previous: string | undefined): boolean {
  const nameOf = (line: string) => /^ +at (\S+) \(/.exec(line)?.[1];
  return previous !== undefined && nameOf(frame) !== undefined && nameOf(frame) === nameOf(previous);
}
