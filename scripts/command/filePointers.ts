/** Matches the path that Git writes instead of a symbolic link, such as `../guide.pdf`; not a field, as `a: b.pdf`. */
const linkTarget =
  /^(?:(?:\.{1,2}|\/annex\/objects|\/Users|\/home|[A-Z]:)[/\\].+|(?!.*: )[^<>@\r\n]+\.(?:avif|css|docx?|gif|html?|jpe?g|mp4|pdf|png|svg|webp|ya?ml|zip))$/i;

/**
 * Returns what to do about a file that only points to another, as in a clone without Git LFS or on a disk without
 * links; undefined for other files.
 * @see https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
 */
export function explainPointer(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.subarray(0, 300)).toString();
  if (/^\ufeff?version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\//.test(text))
    return 'is only a pointer of Git LFS, not the file itself. Run git lfs pull; in a workflow, check out with lfs: true';
  if (linkTarget.test(text.trim())) return 'contains only the path of another file. Put the file itself in its place';
  return undefined;
}
