import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderScreen, startScreenTest } from '#web/testing/render-screen.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { ServerErrorPage } from './server-error-page.tsx'

beforeEach(() => void startScreenTest())

const buttonsAndLinks = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(({ textContent }) => textContent)

describe('the not-found page', () => {
  it('says so and shows the ways out', () => {
    renderScreen(<NotFoundPage />, { language: 'en' })
    expect(screen.getByText('404')).toBeTruthy()
    expect(screen.getByRole('img', { name: /blown bridge/ })).toBeTruthy()
    expect(screen.getByText(/updating the map/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
    expect(screen.getByText('The requested page does not exist or has been moved.')).toBeTruthy()
    expect(buttonsAndLinks()).toEqual(['Refresh Page', 'Back to Home'])
  })

  it('says so in Russian', () => {
    renderScreen(<NotFoundPage />)
    expect(screen.getByRole('heading', { name: 'Страница не найдена' })).toBeTruthy()
  })
})

describe('the server-error page', () => {
  it('shows one of the four codes and the ways out', () => {
    renderScreen(<ServerErrorPage />, { language: 'en' })
    expect(screen.getByText(/^50[0234]$/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Server Error' })).toBeTruthy()
    expect(screen.getByText('An Error Occurred')).toBeTruthy()
    expect(screen.getByText('Our engineers are already working to resolve the issue.')).toBeTruthy()
    expect(buttonsAndLinks()).toEqual(['Try Again', 'Go Back', 'Back to Home'])
  })
})
