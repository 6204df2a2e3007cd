/** What turns a path into a document. */
export interface Renderer {
  /** The whole document of a path, from `<!DOCTYPE html>` on. */
  readonly render: (path: string) => string | Promise<string>;
  /** The component stack of what fails when the path is rendered, where React can tell it. */
  readonly componentStack?: (path: string) => Promise<string | undefined>;
}
