import { UserError } from '../diagnostics/UserError.ts';
import { completeDocument, type HeadAdditions } from './document.ts';
import type { PageRoute } from './files.ts';
import { type FileNames, outputPaths } from './files.ts';
import { fileWriter } from './output.ts';
import type { Renderer } from './renderPage.ts';
import { renderPage } from './renderPage.ts';

/** What all pages of a site share. */
export interface PageSettings {
  /** Stands right after the charset of every document. */
  readonly headStart: string;
  readonly fileNames: FileNames;
  /** For rendering one page, in milliseconds. */
  readonly timeLimit?: number;
  /** Takes the files. */
  readonly folder: string;
}

/**
 * Returns a function that renders pages and writes them, in whatever thread it is called. It returns the faults of the
 * pages that failed.
 */
export function pageWriter(renderer: Renderer, { headStart, fileNames, timeLimit, folder }: PageSettings) {
  const writeFile = fileWriter(folder);
  return async (routes: readonly PageRoute[]): Promise<readonly string[]> => {
    const faults: string[] = [];
    for (const route of routes) {
      const result = await renderPage(renderer, route, timeLimit);
      if (!result.success) {
        faults.push(result.fault);
        continue;
      }
      const body = complete(result.html, { start: headStart, end: route.headEnd ?? '' });
      if (body instanceof UserError) {
        faults.push(`route ${route.path}: ${body.message}`);
        continue;
      }
      for (const path of outputPaths(route.path, fileNames)) writeFile(path, body);
    }
    return faults;
  };
}

function complete(html: string, additions: HeadAdditions): string | UserError {
  try {
    return completeDocument(html, additions);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}
