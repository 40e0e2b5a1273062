import type { TakenPayment } from './providers/provider.ts'

type Booked = { payment_id: string }

/** Which of two sides know of a payment by the same number, and what each of them alone knows of. */
export function matchPayments<Row extends Booked>(booked: readonly Row[], told: readonly TakenPayment[]) {
  const toldOf = (row: Row) => told.find(({ paymentId }) => paymentId === row.payment_id)
  const isBooked = ({ paymentId }: TakenPayment) => booked.some(({ payment_id }) => payment_id === paymentId)
  return {
    both: booked.flatMap((row) => {
      const payment = toldOf(row)
      return payment ? [{ row, payment }] : []
    }),
    bookedAlone: booked.filter((row) => !toldOf(row)),
    toldAlone: told.filter((payment) => !isBooked(payment)),
  }
}

/**
 * Which of the payments that a provider tells of are new to `booked`. A provider may call one payment by two numbers, that of its
 * notification and that of its list, so each that is booked by a number they do not tell of may be one of those unknown here.
 */
export function findNew(booked: readonly Booked[], told: readonly TakenPayment[]): TakenPayment[] {
  const { bookedAlone, toldAlone } = matchPayments(booked, told)
  const unknown = toldAlone.filter(({ isNoMoney }) => !isNoMoney)
  const more = unknown.length - bookedAlone.length
  return more > 0 ? unknown.slice(-more) : []
}
