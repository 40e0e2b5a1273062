/** A field by its label, with the language of the text where it has one. */
export function nameOfField(
  field: string,
  labels: Readonly<Record<string, string>>,
  { russian, english }: { russian: string; english: string },
): string {
  const language = field.endsWith('_ru') ? russian : field.endsWith('_en') ? english : null
  return [labels[field], language].filter(Boolean).join(', ')
}
