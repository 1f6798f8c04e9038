/** Offer a text to the user as a file to download. */
export function downloadFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
