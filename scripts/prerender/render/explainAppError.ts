import { ownFrames, packageOf, stackFrames } from '../errors/stacks.ts';
import { explainError, UserError } from '../errors/UserError.ts';

/** Why a page cannot be rendered in which a component suspends. */
export const suspended =
  'a component suspended: render with renderReact, of prerender-engine/react, which waits for it, or return the prelude of prerenderToNodeStream, of react-dom/static';

/** What CommonJS defines in each of its modules. */
const moduleNames = ['require', 'module', 'exports', '__dirname', '__filename'];

/**
 * An error of the app's code in Node, with what to do about it if browsers would not have it, and the lines of its
 * source: those of the project, below that of a package which threw it.
 */
export function explainAppError(error: unknown): string {
  if (error instanceof UserError) return error.message;
  const { stack = error, componentStack } = Object(error); // of renderReact
  const frames = stackFrames(String(stack)).filter((frame) => !frame.endsWith('(<anonymous>)')); // such as Array.map
  const own = [...ownFrames(frames), ...stackFrames(componentStack ?? '')];
  const ofPackage = (own.length > 0 ? frames.slice(0, 1) : frames).filter(packageOf).slice(0, 1);
  const isLacking = error instanceof ReferenceError;
  const lines = [...(isLacking || own.length === 0 ? ofPackage : []), ...own].filter(
    (frame, index, all) => !isSameFunction(frame, all[index - 1]),
  );
  const advice = adviceOn(error, packageOf(ofPackage.join()));
  const message = explainError(error).replace(/^A component suspended.*/, suspended);
  return [advice ? `${message}: ${advice}` : message, ...lines].join('\n');
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

/** If the component itself threw, both stacks name it, but only the error's own has the exact line. */
function isSameFunction(frame: string, previous = ''): boolean {
  const nameOf = (line: string) => /^ +at (\S+) \(/.exec(line)?.[1];
  return nameOf(frame) !== undefined && nameOf(frame) === nameOf(previous);
}
