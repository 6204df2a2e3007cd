import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { truthy } from '@actions/expressions/result';
import { parse } from 'yaml';
import { headlessShell } from '../../../scripts/browser/chromium';
import { ensureProgram } from '../../../scripts/browser/ensureProgram';

/** A repository on GitHub, as far as its workflows see it. */
export interface Repository {
  /** The clone that the run checks out. */
  readonly directory: string;
  /** The state of Pages: off, unreachable, or the URL it publishes to. */
  readonly pages: 'off' | 'unreachable' | { readonly host: string; readonly base_path: string };
}

/** The event that starts a run: the branch or tag it concerns and, of a pull request, the commit it is compared with. */
export interface Trigger {
  readonly name: 'push' | 'pull_request';
  readonly branch: string;
  readonly base?: string;
  /** Of a run that is run again: its attempts so far, how many days ago they were, and which jobs are run again. */
  readonly again?: { readonly run: Run; readonly days: number; readonly jobs: 'all' | 'failed' };
}

export interface Run {
  /** Counted from 1. */
  readonly attempt: number;
  readonly result: 'success' | 'failure';
  /** The results of the jobs by name; for a called workflow, such as `check / site`. */
  readonly jobs: Readonly<Record<string, Result>>;
  /** The summary that GitHub shows of the run, in Markdown. */
  readonly summary: string;
  /** The output of all steps. */
  readonly log: string;
  /** The outputs of the jobs by name. */
  readonly outputs: Readonly<Record<string, Texts>>;
  /** The artifacts of all attempts. */
  readonly artifacts: readonly Artifact[];
}

interface Artifact {
  readonly name: string;
  readonly days: number;
  readonly path: string;
}

type Result = 'success' | 'failure' | 'skipped';
type Texts = Readonly<Record<string, unknown>>;
/** What an expression can name: its contexts, such as `github` or `steps`, and the status of its job so far. */
interface Scope {
  readonly contexts: Texts;
  readonly status: 'success' | 'failure';
}

interface Workflow {
  readonly on: { readonly workflow_call?: { readonly outputs?: Record<string, { value: string }> } };
  readonly jobs: Record<string, Job>;
}
interface Job {
  readonly needs?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly with?: Texts;
  readonly outputs?: Record<string, string>;
  readonly steps?: readonly Step[];
}
interface Step extends Pick<Job, 'uses' | 'with'> {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string | boolean;
  readonly run?: string;
  readonly env?: Texts;
}

/** Not a whole browser, which takes three times the processor time. */
const browserPath = await ensureProgram(headlessShell);
const [serverUrl, name] = ['https://github.com', 'owner/site'];
/** The results of scripts that are not run: the copy has linked packages, and the test suite would run this test again. */
const assumed: Readonly<Record<string, Result>> = { 'npm ci': 'success', 'npm test': 'success' };

/** The folder of GitHub's state between runs: caches, the last commit that a deploy passed, the site that is online. */
export const githubOf = (directory: string) => `${directory}-github`;

/**
 * Runs a workflow file as GitHub does: its jobs and steps in order, each `run` literally, by `bash -e`, with the
 * variables GitHub sets. Actions are replaced by their effects on the disk.
 * @param results of scripts and actions that are not run, by how they begin.
 */
export function runWorkflow(file: string, repository: Repository, trigger: Trigger, results = assumed): Run {
  const { directory, pages } = repository;
  const github = githubOf(directory);
  const [temporary, passed] = [join(github, 'runner'), join(github, 'passed')];
  const { run: before, days = 0, jobs: rerun } = trigger.again ?? {};
  const attempt = (before?.attempt ?? 0) + 1;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  const state = {
    summary: '',
    log: '',
    jobs: {} as Record<string, Result>,
    outputs: {} as Record<string, Texts>,
    artifacts: (before?.artifacts ?? []).filter((artifact) => artifact.days >= days),
  };
  const { result } = runJobs(file, '', {});
  if (result === 'success' && file.endsWith('deploy.yml')) {
    const head = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: directory, encoding: 'utf8' });
    writeFileSync(passed, head.stdout);
  }
  return { result, attempt, ...state };

  function runJobs(path: string, prefix: string, inputs: Texts) {
    const { on, jobs }: Workflow = parse(readFileSync(join(directory, path), 'utf8'));
    const done: Record<string, { result: Result; outputs: Texts }> = {};
    for (const [id, job] of Object.entries(jobs)) {
      const needed = job.needs === undefined || done[job.needs]?.result === 'success';
      const runs = needed && holds(job.if ?? 'true', scopeOf({ inputs, needs: done }));
      const kept = rerun === 'failed' && !job.uses && before?.jobs[prefix + id] === 'success';
      if (!runs) done[id] = { result: 'skipped', outputs: {} };
      else if (kept) done[id] = { result: 'success', outputs: before?.outputs[prefix + id] ?? {} };
      else if (job.uses) done[id] = runJobs(job.uses, `${prefix}${id} / `, job.with ?? {});
      else done[id] = runSteps(job, inputs, done);
      state.jobs[prefix + id] = done[id].result;
      state.outputs[prefix + id] = done[id].outputs;
    }
    const outputs = Object.entries(on.workflow_call?.outputs ?? {}).map(([key, { value }]) => [key, value]);
    const result = Object.values(done).some((job) => job.result === 'failure') ? 'failure' : 'success';
    return { result, outputs: fill(Object.fromEntries(outputs), scopeOf({ inputs, jobs: done })) } as const;
  }

  function runSteps(job: Job, inputs: Texts, needs: Texts) {
    const steps: Record<string, { outcome: Result; outputs: Texts }> = {};
    let result: 'success' | 'failure' = 'success';
    for (const [index, step] of (job.steps ?? []).entries()) {
      const scope = scopeOf({ inputs, needs, steps }, result);
      const condition = String(step.if ?? 'success()');
      const hasStatus = /\b(?:success|failure|always|cancelled)\(\)/.test(condition);
      const runs = (hasStatus || result === 'success') && holds(condition, scope);
      const outcome: Result = runs ? runStep(step, scope) : 'skipped';
      steps[step.id ?? `step-${index}`] = { outcome, outputs: runs ? outputsOf() : {} };
      if (outcome === 'failure') result = 'failure';
    }
    return { result, outputs: fill(job.outputs, scopeOf({ inputs, needs, steps }, result)) };
  }

  function runStep(step: Step, scope: Scope): Result {
    for (const file of ['output', 'summary']) writeFileSync(join(temporary, file), '');
    state.log += `\n## ${step.name ?? step.run ?? step.uses}\n`;
    const script = interpolate(step.run ?? step.uses ?? '', scope);
    const [, result] = Object.entries({ ...assumed, ...results }).find(([start]) => script.startsWith(start)) ?? [];
    if (result) return result;
    if (step.uses !== undefined) return playAction(step.uses.replace(/@.*/, ''), fill(step.with, scope));
    writeFileSync(join(temporary, 'step.sh'), script);
    const { status, stdout, stderr } = spawnSync('bash', ['-e', join(temporary, 'step.sh')], {
      cwd: directory,
      env: { ...variables(), ...fill(step.env, scope) },
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    state.log += stdout + stderr;
    state.summary += readFileSync(join(temporary, 'summary'), 'utf8');
    return status === 0 ? 'success' : 'failure';
  }

  /** The effects of an action that later steps and runs can see. */
  function playAction(action: string, inputs: Readonly<Record<string, string>>): Result {
    const [caches, online] = [join(github, 'caches'), join(github, 'online')];
    const path = resolve(directory, inputs.path ?? '.');
    const output = (key: string, value: string) =>
      writeFileSync(join(temporary, 'output'), `${key}=${value}\n`, { flag: 'a' });
    const replace = (from: string, to: string) => {
      rmSync(to, { recursive: true, force: true });
      cpSync(from, to, { recursive: true });
    };
    switch (action) {
      case 'actions/checkout': // the clone is there,
      case 'actions/setup-node': // so is Node,
      case 'actions/cache': // and the encoded pictures are linked
        return 'success';
      case 'actions/cache/restore':
        if (existsSync(caches)) cpSync(caches, path, { recursive: true }); // one cache is enough for the tests
        return 'success';
      case 'actions/cache/save':
        if (existsSync(path)) replace(path, caches); // else GitHub warns
        return 'success';
      case 'actions/upload-artifact':
        output('artifact-url', `${serverUrl}/${name}/actions/runs/1/artifacts/2`);
        return existsSync(path) ? 'success' : 'failure';
      case 'actions/upload-pages-artifact': {
        const artifact = join(github, `artifact-${attempt}`);
        replace(path, artifact);
        const [days, name] = [Number(inputs['retention-days'] ?? 1), inputs.name ?? 'github-pages'];
        state.artifacts.push({ name, days, path: artifact });
        return 'success';
      }
      case 'actions/configure-pages':
      case 'actions/deploy-pages':
        if (typeof pages === 'string') return 'failure';
        output('host', pages.host);
        output('base_path', pages.base_path);
        output('page_url', `https://${pages.host}${pages.base_path}/`);
        if (action === 'actions/deploy-pages') {
          const named = state.artifacts.filter((one) => one.name === (inputs.artifact_name ?? 'github-pages'));
          const [artifact] = named;
          if (artifact === undefined || named.length > 1) return 'failure';
          replace(artifact.path, online);
        }
        return 'success';
      default:
        throw new Error(`the test does not know what ${action} does`);
    }
  }

  function outputsOf(): Texts {
    const lines = readFileSync(join(temporary, 'output'), 'utf8').split('\n').filter(Boolean);
    return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s, 2)));
  }

  /** @see https://docs.github.com/en/actions/reference/workflows-and-actions/contexts */
  function scopeOf(more: Texts, status: Scope['status'] = 'success'): Scope {
    const event = trigger.base === undefined ? {} : { pull_request: { number: 7, base: { sha: trigger.base } } };
    const repository = { server_url: serverUrl, repository: name };
    const github = {
      ...repository,
      event_name: trigger.name,
      token: 'token',
      run_id: '1',
      run_attempt: String(attempt),
      event,
    };
    return { contexts: { github, runner: { temp: temporary }, secrets: {}, ...more }, status };
  }

  /** @see https://docs.github.com/en/actions/reference/workflows-and-actions/variables */
  function variables(): NodeJS.ProcessEnv {
    const { HOME, PATH } = process.env;
    const isPullRequest = trigger.name === 'pull_request';
    return {
      HOME,
      CHROME_PATH: browserPath,
      PATH: [commands(), PATH].join(delimiter),
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_HEAD_REF: isPullRequest ? trigger.branch : '',
      GITHUB_REF_NAME: isPullRequest ? '7/merge' : trigger.branch,
      GITHUB_SERVER_URL: serverUrl,
      GITHUB_REPOSITORY: name,
      GITHUB_OUTPUT: join(temporary, 'output'),
      GITHUB_STEP_SUMMARY: join(temporary, 'summary'),
      RUNNER_TEMP: temporary,
    };
  }

  /** A folder with a command `gh` that gives GitHub's responses. */
  function commands(): string {
    const answers = {
      off: `echo '{"message":"Not Found"}'; echo 'gh: Not Found (HTTP 404)' >&2; exit 1`,
      unreachable: `echo 'gh: HTTP 503' >&2; exit 1`,
    };
    const runs = `repos/${name}/actions/workflows/deploy.yml/runs?branch=main&status=success&per_page=1`;
    const script = `#!/bin/sh
case "$*" in
'api repos/${name}/pages --jq .build_type') ${typeof pages === 'string' ? answers[pages] : 'echo workflow'} ;;
'api ${runs} --jq .workflow_runs[].head_sha') cat '${passed}' 2> /dev/null || true ;;
*) exit 2 ;;
esac`;
    mkdirSync(join(temporary, 'bin'), { recursive: true });
    writeFileSync(join(temporary, 'bin/gh'), script, { mode: 0o755 });
    return join(temporary, 'bin');
  }
}

/** Fills in texts, by their names. */
function fill(texts: Texts = {}, scope: Scope): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, interpolate(String(text), scope)]));
}

/**
 * Replaces the `${{ … }}` of a text, as GitHub does before a step runs.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/expressions
 */
function interpolate(text: string, scope: Scope): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression) => evaluate(expression, scope).coerceString());
}

/** Whether a condition holds, which can be written with or without `${{ }}`. */
function holds(condition: string, scope: Scope): boolean {
  return truthy(evaluate(condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1'), scope));
}

/** Evaluates an expression with GitHub's own parser. @throws Error for a context or function that is not there. */
function evaluate(expression: string, { contexts, status }: Scope): data.ExpressionData {
  const toData = (value: unknown) => JSON.parse(JSON.stringify(value), data.reviver);
  const functions = Object.entries({
    success: status === 'success',
    failure: status === 'failure',
    cancelled: false,
    hashFiles: 'hash',
  }).map(([key, result]) => ({ name: key, minArgs: 0, maxArgs: 9, call: () => toData(result) }));
  const parsed = new Parser(new Lexer(expression).lex().tokens, Object.keys(contexts), functions).parse();
  const byName = new Map(functions.map((one) => [one.name.toLowerCase(), one]));
  return new Evaluator(parsed, toData(contexts), byName).evaluate();
}
