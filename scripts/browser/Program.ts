import type { Command } from './runCommand.ts';

/** A program that the project runs and does not bring: a browser, or what a browser is driven with. */
export interface Program {
  /** What it is called where people are told of it. */
  readonly name: string;
  /** The environment variable that names its executable. */
  readonly variable: string;
  /** The paths where it may be, the preferred one first. */
  readonly paths: (platform: NodeJS.Platform, env: NodeJS.ProcessEnv) => readonly string[];
  /** The ways to install it on a host, the first to try first; none where nobody can but its owner. */
  readonly installers: (host: Host) => readonly Installer[];
}

/** Where a program is to be installed. */
export interface Host {
  /** As `process.platform` names it. */
  readonly platform: NodeJS.Platform;
  /** Whether this process is root there. */
  readonly isRoot: boolean;
}

/** One way to install a program: commands to run in order, each within the minutes given. */
export interface Installer {
  readonly name: string;
  readonly commands: readonly Command[];
  readonly minutes: number;
}
