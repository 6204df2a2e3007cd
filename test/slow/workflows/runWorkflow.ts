import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { commandsIn, contextsOf, type GitHubEvent, variablesOf } from './contexts';
import { asksForStatus, holds, interpolate, interpolateAll, type Scope, type Texts } from './expressions';
import { type Artifact, githubOf, passedCommitOf, playAction, type Repository, writeGhCommand } from './github';

/** What starts a run. */
export interface Trigger extends GitHubEvent {
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

type Result = 'success' | 'failure' | 'skipped';

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

/** The results of scripts that are not run: the copy has linked packages, and the test suite would run this test again. */
const assumed: Readonly<Record<string, Result>> = { 'npm ci': 'success', 'npm test': 'success' };

/**
 * Runs a workflow file as GitHub does: its jobs and steps in order, each `run` literally, by `bash -e`, with the
 * variables GitHub sets. Actions are replaced by their effects on the disk.
 * @param results of scripts and actions that are not run, by how they begin.
 */
export function runWorkflow(file: string, repository: Repository, trigger: Trigger, results = assumed): Run {
  const { directory } = repository;
  const { run: before, days = 0, jobs: rerun } = trigger.again ?? {};
  const attempt = (before?.attempt ?? 0) + 1;
  const temporary = join(githubOf(directory), 'runner');
  const inTemporary = (name: string) => join(temporary, name);
  rmSync(temporary, { recursive: true, force: true });
  writeGhCommand(commandsIn(temporary), repository);
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
    writeFileSync(passedCommitOf(directory), head.stdout);
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
    return { result, outputs: interpolateAll(Object.fromEntries(outputs), scopeOf({ inputs, jobs: done })) } as const;
  }

  function runSteps(job: Job, inputs: Texts, needs: Texts) {
    const steps: Record<string, { outcome: Result; outputs: Texts }> = {};
    let result: 'success' | 'failure' = 'success';
    for (const [index, step] of (job.steps ?? []).entries()) {
      const scope = scopeOf({ inputs, needs, steps }, result);
      const condition = String(step.if ?? 'success()');
      const runs = (asksForStatus(condition) || result === 'success') && holds(condition, scope);
      const outcome: Result = runs ? runStep(step, scope) : 'skipped';
      steps[step.id ?? `step-${index}`] = { outcome, outputs: runs ? outputsOfStep() : {} };
      if (outcome === 'failure') result = 'failure';
    }
    return { result, outputs: interpolateAll(job.outputs, scopeOf({ inputs, needs, steps }, result)) };
  }

  function runStep(step: Step, scope: Scope): Result {
    for (const file of ['output', 'summary']) writeFileSync(inTemporary(file), '');
    state.log += `\n## ${step.name ?? step.run ?? step.uses}\n`;
    const script = interpolate(step.run ?? step.uses ?? '', scope);
    const [, result] = Object.entries({ ...assumed, ...results }).find(([start]) => script.startsWith(start)) ?? [];
    if (result) return result;
    if (step.uses !== undefined) {
      const setOutput = (key: string, value: string) =>
        writeFileSync(inTemporary('output'), `${key}=${value}\n`, { flag: 'a' });
      const { artifacts } = state;
      const inputs = interpolateAll(step.with, scope);
      return playAction(step.uses.replace(/@.*/, ''), inputs, { repository, attempt, artifacts, setOutput });
    }
    writeFileSync(inTemporary('step.sh'), script);
    const { status, stdout, stderr } = spawnSync('bash', ['-e', inTemporary('step.sh')], {
      cwd: directory,
      env: { ...variablesOf(trigger, temporary), ...interpolateAll(step.env, scope) },
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    state.log += stdout + stderr;
    state.summary += readFileSync(inTemporary('summary'), 'utf8');
    return status === 0 ? 'success' : 'failure';
  }

  function outputsOfStep(): Texts {
    const lines = readFileSync(inTemporary('output'), 'utf8').split('\n').filter(Boolean);
    return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s, 2)));
  }

  function scopeOf(more: Texts, status: Scope['status'] = 'success'): Scope {
    return { contexts: { ...contextsOf(trigger, attempt, temporary), ...more }, status };
  }
}
