import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A repository on GitHub, as far as its workflows see it. */
export interface Repository {
  /** The clone that a run checks out. */
  readonly directory: string;
  /** The state of Pages: off, unreachable, or the URL it publishes to. */
  readonly pages: 'off' | 'unreachable' | { readonly host: string; readonly base_path: string };
}

/** A site that a run has handed over for publishing. */
export interface Artifact {
  readonly name: string;
  /** How long GitHub keeps it. */
  readonly days: number;
  readonly path: string;
}

export const [serverUrl, repositoryName] = ['https://github.com', 'owner/site'];

/** The folder of GitHub's state between runs: caches, the last commit that a deploy passed, the site that is online. */
export const githubOf = (directory: string) => `${directory}-github`;

export const passedCommitOf = (directory: string) => join(githubOf(directory), 'passed');

/** What an action sees of its run. */
interface ActionRun {
  readonly repository: Repository;
  readonly attempt: number;
  /** The artifacts of all attempts, to which the action may add. */
  readonly artifacts: Artifact[];
  readonly setOutput: (name: string, value: string) => void;
}

/**
 * Replaces an action by those of its effects that later steps and runs can see.
 * @param inputs those of the step.
 * @throws Error for an action that is not known here.
 */
export function playAction(action: string, inputs: Readonly<Record<string, string>>, run: ActionRun) {
  const { directory, pages } = run.repository;
  const [caches, online] = ['caches', 'online'].map((name) => join(githubOf(directory), name)) as [string, string];
  const path = resolve(directory, inputs.path ?? '.');
  switch (action) {
    case 'actions/checkout': // the clone is there,
    case 'actions/setup-node': // so is Node,
    case 'actions/cache': // and the encoded pictures are linked
      return 'success';
    case 'actions/cache/restore':
      if (existsSync(caches)) cpSync(caches, path, { recursive: true }); // one cache is enough for the tests
      return 'success';
    case 'actions/cache/save':
      if (existsSync(path)) replaceFolder(caches, path); // else GitHub warns
      return 'success';
    case 'actions/upload-artifact':
      run.setOutput('artifact-url', `${serverUrl}/${repositoryName}/actions/runs/1/artifacts/2`);
      return existsSync(path) ? 'success' : 'failure';
    case 'actions/upload-pages-artifact': {
      const kept = join(githubOf(directory), `artifact-${run.attempt}`);
      replaceFolder(kept, path);
      const { 'retention-days': days = 1, name = 'github-pages' } = inputs;
      run.artifacts.push({ name, days: Number(days), path: kept });
      return 'success';
    }
    case 'actions/configure-pages':
    case 'actions/deploy-pages': {
      if (typeof pages === 'string') return 'failure';
      run.setOutput('host', pages.host);
      run.setOutput('base_path', pages.base_path);
      run.setOutput('page_url', `https://${pages.host}${pages.base_path}/`);
      if (action === 'actions/configure-pages') return 'success';
      const wanted = inputs.artifact_name ?? 'github-pages';
      const [artifact, ...others] = run.artifacts.filter(({ name }) => name === wanted);
      if (artifact === undefined || others.length > 0) return 'failure';
      replaceFolder(online, artifact.path);
      return 'success';
    }
    default:
      throw new Error(`the test does not know what ${action} does`);
  }
}

/** Writes a command `gh` that gives GitHub's responses to the requests of the workflows. */
export function writeGhCommand(folder: string, { directory, pages }: Repository): void {
  const answers = {
    off: `echo '{"message":"Not Found"}'; echo 'gh: Not Found (HTTP 404)' >&2; exit 1`,
    unreachable: `echo 'gh: HTTP 503' >&2; exit 1`,
  };
  const runs = `repos/${repositoryName}/actions/workflows/deploy.yml/runs?branch=main&status=success&per_page=1`;
  const script = `#!/bin/sh
case "$*" in
'api repos/${repositoryName}/pages --jq .build_type') ${typeof pages === 'string' ? answers[pages] : 'echo workflow'} ;;
'api ${runs} --jq .workflow_runs[].head_sha') cat '${passedCommitOf(directory)}' 2> /dev/null || true ;;
*) exit 2 ;;
esac`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'gh'), script, { mode: 0o755 });
}

function replaceFolder(folder: string, by: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(by, folder, { recursive: true });
}
