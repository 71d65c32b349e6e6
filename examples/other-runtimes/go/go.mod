module example.org/api

go 1.19
