canary-title = Canary
sleepy-title = Sleepy
