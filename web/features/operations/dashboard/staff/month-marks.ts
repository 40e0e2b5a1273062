/** The short name of a month is no wider than so many days of the chart, or weeks of the calendar. */
const NAME_PLACES = 3

/** Whether a day or week in a row of them, by their dates, bears the name of its month: the first that begins in it; the first of all only where its name has room. */
export function isMonthNamed(dates: readonly string[], index: number): boolean {
  const month = (date: string | undefined) => date?.slice(5, 7)
  if (index > 0) return month(dates[index]) !== month(dates[index - 1])
  return dates.slice(0, NAME_PLACES).every((date) => month(date) === month(dates[0]))
}
