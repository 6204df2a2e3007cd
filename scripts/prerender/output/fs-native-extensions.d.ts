// The package has no types. Its documentation: https://github.com/holepunchto/fs-native-extensions
declare module 'fs-native-extensions' {
  /** Exchanges the names of two files or folders on one disk, in one step. */
  export function swap(from: string, to: string): Promise<void>;
  /** Locks an open file. False if it is locked through another descriptor, in this process or another. */
  export function tryLock(descriptor: number): boolean;
}
