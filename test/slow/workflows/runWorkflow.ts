import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { type Context, type Functions, holds, interpolate } from './expressions';

/** A repository on GitHub, as far as its workflows see it. */
export interface Repository {
  /** The clone that the run checks out. */
  readonly directory: string;
  /** The state between runs: the caches, the last commit that a deploy passed, and the site that is online. */
  readonly github: string;
  /** The state of Pages: off, unreachable, or the URL it publishes to. */
  readonly pages: 'off' | 'unreachable' | { readonly host: string; readonly base_path: string };
}

/** The event that starts a run. */
export interface Trigger {
  readonly name: 'push' | 'pull_request' | 'workflow_dispatch' | 'schedule';
  /** The branch it concerns. */
  readonly branch: string;
  /** The commit that a pull request is compared with. */
  readonly base?: string;
}

export interface Run {
  readonly result: 'success' | 'failure';
  /** The results of the jobs by name; for a called workflow, as `check / site`. */
  readonly jobs: Readonly<Record<string, Result>>;
  /** The summary that GitHub shows of the run, in Markdown. */
  readonly summary: string;
  /** The output of all steps. */
  readonly log: string;
  /** The `run` steps that were skipped, because the test does their work elsewhere. */
  readonly assumed: readonly string[];
}

type Result = 'success' | 'failure' | 'skipped';

interface Workflow {
  readonly on: { readonly workflow_call?: { readonly outputs?: Record<string, { value: string }> } };
  readonly jobs: Record<string, Job>;
}
interface Job {
  readonly needs?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly with?: Record<string, string | boolean>;
  readonly outputs?: Record<string, string>;
  readonly steps?: readonly Step[];
}
interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string | boolean;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Record<string, string | boolean | number>;
  readonly env?: Record<string, string>;
}

/** Skipped: installing takes minutes, and the copy has linked packages; the test suite would run this test again. */
const assumed = ['npm ci --ignore-scripts', 'npm test'];

/**
 * Runs a workflow file as GitHub does: its jobs and steps in order, each `run` literally, by `bash -e`, with the
 * variables GitHub sets. Actions are replaced by their effects on the disk.
 * @param failing a skipped step that counts as failed.
 */
export function runWorkflow(file: string, repository: Repository, trigger: Trigger, failing?: string): Run {
  const temporary = join(repository.github, 'runner');
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  const state = { summary: '', log: '', assumed: [] as string[], jobs: {} as Record<string, Result> };
  const passed = join(repository.github, 'passed');
  const result = runJobs(file, '', {});
  if (result === 'success' && file.endsWith('deploy.yml')) {
    const head = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: repository.directory, encoding: 'utf8' });
    writeFileSync(passed, head.stdout);
  }
  return { result, ...state };

  function runJobs(path: string, prefix: string, inputs: Context, outputs: Record<string, string> = {}) {
    const workflow: Workflow = parse(readFileSync(join(repository.directory, path), 'utf8'));
    const done: Record<string, { result: Result; outputs: Record<string, string> }> = {};
    for (const [id, job] of Object.entries(workflow.jobs)) {
      const context = contextOf({ inputs, needs: done });
      const needed = job.needs === undefined || done[job.needs]?.result === 'success';
      const functions = functionsOf(needed ? 'success' : 'failure');
      if (!needed || (job.if !== undefined && !holds(job.if, context, functions))) {
        done[id] = { result: 'skipped', outputs: {} };
      } else if (job.uses !== undefined) {
        const called: Record<string, string> = {};
        done[id] = {
          result: runJobs(job.uses, `${prefix}${id} / `, job.with ?? {}, called),
          outputs: called,
        };
      } else {
        done[id] = runSteps(job, inputs, done);
      }
      state.jobs[prefix + id] = done[id].result;
    }
    for (const [name, { value }] of Object.entries(workflow.on.workflow_call?.outputs ?? {})) {
      outputs[name] = interpolate(value, contextOf({ inputs, jobs: done }), functionsOf('success'));
    }
    return Object.values(done).some((job) => job.result === 'failure') ? 'failure' : 'success';
  }

  function runSteps(job: Job, inputs: Context, needs: Context) {
    const steps: Record<string, { outcome: Result; outputs: Record<string, string> }> = {};
    let result: 'success' | 'failure' = 'success';
    for (const [index, step] of (job.steps ?? []).entries()) {
      const context = contextOf({ inputs, needs, steps });
      const functions = functionsOf(result);
      const condition = String(step.if ?? 'success()');
      const hasStatus = /\b(?:success|failure|always|cancelled)\(\)/.test(condition);
      const runs = (hasStatus || result === 'success') && holds(condition, context, functions);
      const outcome: Result = runs ? runStep(step, context, functions) : 'skipped';
      steps[step.id ?? `step-${index}`] = { outcome, outputs: runs ? outputsOf() : {} };
      if (outcome === 'failure') result = 'failure';
    }
    const context = contextOf({ inputs, needs, steps });
    const outputs = Object.entries(job.outputs ?? {}).map(
      ([name, value]) => [name, interpolate(value, context, functionsOf(result))] as const,
    );
    return { result, outputs: Object.fromEntries(outputs) };
  }

  function runStep(step: Step, context: Context, functions: Functions): Result {
    const fill = (text: unknown) => interpolate(String(text), context, functions);
    const fillAll = (texts: Readonly<Record<string, unknown>> = {}) =>
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text)]));
    for (const name of ['output', 'summary']) writeFileSync(join(temporary, name), '');
    state.log += `\n## ${step.name ?? step.run ?? step.uses}\n`;
    if (step.uses !== undefined) return playAction(step.uses.replace(/@.*/, ''), fillAll(step.with));
    const script = fill(step.run);
    if (assumed.includes(script)) {
      state.assumed.push(script);
      return script === failing ? 'failure' : 'success';
    }
    writeFileSync(join(temporary, 'step.sh'), script);
    const { status, stdout, stderr } = spawnSync('bash', ['-e', join(temporary, 'step.sh')], {
      cwd: repository.directory,
      env: { ...variables(), ...fillAll(step.env) },
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    state.log += stdout + stderr;
    state.summary += readFileSync(join(temporary, 'summary'), 'utf8');
    return status === 0 ? 'success' : 'failure';
  }

  /** The effects of an action that later steps and runs can see. */
  function playAction(action: string, inputs: Readonly<Record<string, string>>): Result {
    const caches = join(repository.github, 'caches');
    const path = resolve(repository.directory, inputs.path ?? '.');
    const output = (name: string, value: string) =>
      writeFileSync(join(temporary, 'output'), `${name}=${value}\n`, { flag: 'a' });
    switch (action) {
      case 'actions/checkout': // the clone is there,
      case 'actions/setup-node': // so is Node,
      case 'actions/cache': // and the encoded pictures are linked
        return 'success';
      case 'actions/cache/restore':
        if (existsSync(caches)) cpSync(caches, path, { recursive: true }); // one cache is enough for the tests
        return 'success';
      case 'actions/cache/save':
        rmSync(caches, { recursive: true, force: true });
        cpSync(path, caches, { recursive: true });
        return 'success';
      case 'actions/configure-pages':
        if (typeof repository.pages === 'string') return 'failure';
        output('host', repository.pages.host);
        output('base_path', repository.pages.base_path);
        return 'success';
      case 'actions/upload-artifact':
        output('artifact-url', `${serverUrl}/${name}/actions/runs/1/artifacts/2`);
        return existsSync(path) ? 'success' : 'failure';
      case 'actions/upload-pages-artifact':
        cpSync(path, join(temporary, 'artifact'), { recursive: true });
        return 'success';
      case 'actions/deploy-pages':
        if (typeof repository.pages === 'string') return 'failure';
        rmSync(join(repository.github, 'online'), { recursive: true, force: true });
        cpSync(join(temporary, 'artifact'), join(repository.github, 'online'), { recursive: true });
        output('page_url', `https://${repository.pages.host}${repository.pages.base_path}/`);
        return 'success';
      default:
        throw new Error(`the test does not know what ${action} does`);
    }
  }

  function outputsOf(): Record<string, string> {
    const lines = readFileSync(join(temporary, 'output'), 'utf8').split('\n').filter(Boolean);
    return Object.fromEntries(lines.map((line) => [line.replace(/=.*/, ''), line.replace(/^[^=]*=/, '')]));
  }

  /** @see https://docs.github.com/en/actions/reference/workflows-and-actions/contexts */
  function contextOf(more: Context): Context {
    const event =
      trigger.base === undefined ? {} : { pull_request: { number: 7, base: { sha: trigger.base } } };
    return {
      github: { event_name: trigger.name, token: 'token', run_id: '1', run_attempt: '1', event },
      runner: { temp: temporary },
      ...more,
    };
  }

  function functionsOf(status: 'success' | 'failure'): Functions {
    return {
      success: () => status === 'success',
      failure: () => status === 'failure',
      cancelled: () => false,
      hashFiles: () => 'hash',
    };
  }

  /** @see https://docs.github.com/en/actions/reference/workflows-and-actions/variables */
  function variables(): NodeJS.ProcessEnv {
    const isPullRequest = trigger.name === 'pull_request';
    return {
      HOME: process.env.HOME,
      PATH: [commands(), process.env.PATH].join(delimiter),
      CHROME_PATH: process.env.CHROME_PATH,
      HEADLESS_SHELL_PATH: process.env.HEADLESS_SHELL_PATH,
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: trigger.name,
      GITHUB_HEAD_REF: isPullRequest ? trigger.branch : '',
      GITHUB_BASE_REF: isPullRequest ? 'main' : '',
      GITHUB_OUTPUT: join(temporary, 'output'),
      GITHUB_REF_NAME: isPullRequest ? '7/merge' : trigger.branch,
      GITHUB_REPOSITORY: name,
      GITHUB_RUN_ID: '1',
      GITHUB_SERVER_URL: serverUrl,
      GITHUB_STEP_SUMMARY: join(temporary, 'summary'),
      GITHUB_WORKSPACE: repository.directory,
      RUNNER_TEMP: temporary,
    };
  }

  /** A folder with a command `gh` that gives GitHub's responses. */
  function commands(): string {
    const folder = join(temporary, 'bin');
    mkdirSync(folder, { recursive: true });
    const answer =
      repository.pages === 'off'
        ? `echo '{"message":"Not Found"}'; echo 'gh: Not Found (HTTP 404)' >&2; exit 1`
        : repository.pages === 'unreachable'
          ? `echo 'gh: HTTP 503' >&2; exit 1`
          : 'echo workflow';
    const runs = `repos/${name}/actions/workflows/deploy.yml/runs?branch=main&status=success&per_page=1`;
    const script = [
      '#!/bin/sh',
      'case "$*" in',
      `'api repos/${name}/pages --jq .build_type') ${answer} ;;`,
      `'api ${runs} --jq .workflow_runs[].head_sha') cat '${passed}' 2> /dev/null || true ;;`,
      '*) exit 2 ;;',
      'esac',
    ].join('\n');
    writeFileSync(join(folder, 'gh'), script, { mode: 0o755 });
    return folder;
  }
}

const serverUrl = 'https://github.com';
const name = 'owner/site';
