/** Something wrong that can be mended: in words alone, or with the place where it stands. */
export type Fault = string | PlacedFault;

export interface PlacedFault {
  /** What is wrong and what to do. */
  readonly message: string;
  readonly place: Place;
}

/** A place in a text file of the project. */
export interface Place {
  /** From the project's root, with `/` between folders. */
  readonly file: string;
  /** Counted from 1, as the column. */
  readonly line: number;
  readonly column: number;
  /** The whole line. */
  readonly text: string;
}
