/** Saves a file to the person's downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Firefox and Safari read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
